"""What is counted, for /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter("housewright_requests", "Requests by route.", ("method", "route", "status"), registry=REGISTRY)
SECONDS = Histogram("housewright_request_seconds", "Time of requests by route.", ("route",), registry=REGISTRY)
EVENTS = Counter("housewright_events", "Events written to logs of tables.", ("kind",), registry=REGISTRY)
TABLES = Gauge("housewright_tables", "Tables in memory.", registry=REGISTRY)
STREAMS = Gauge("housewright_streams", "Open streams.", registry=REGISTRY)
ANALYSES = Gauge("housewright_analyses", "Analyses under way.", registry=REGISTRY)
THINKING = Gauge("housewright_thinking", "Tables whose computer players are thinking.", registry=REGISTRY)
