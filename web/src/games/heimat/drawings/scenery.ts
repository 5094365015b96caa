/** What stands around the pieces: the mayor, money, the building site, and the icons of this table. */
export const MAYOR =
  '<ellipse cx="24" cy="68" rx="19" ry="3.5" fill="#000" opacity=".18"/><path d="M8 67c0-20 4-33 16-33s16 13 16 33z" fill="#2B3440" stroke="var(--h-edge)" stroke-width="1.5" stroke-linejoin="round"/><path d="M18.5 35.5 24 67l5.5-31.5z" fill="#FFF9EA"/><path d="M22.2 38h3.6l1.6 15L24 58l-3.4-5z" fill="#A3262A"/><path d="M13 40c2 11 20 11 22 0" fill="none" stroke="#E9B530" stroke-width="3" stroke-dasharray="3.4 1.2"/><circle cx="24" cy="50.5" r="4.2" fill="#E9B530" stroke="var(--h-edge)" stroke-width="1.1"/><path d="M24 48.2v4.6M21.7 50.5h4.6" stroke="#8A5A00" stroke-width="1.2"/><circle cx="24" cy="26" r="10" fill="#F2C8A6" stroke="var(--h-edge)" stroke-width="1.5"/><path d="M16.5 30c3-3 5.5-1.8 7.5 0 2-1.8 4.5-3 7.5 0-2.5 2.6-5.5 2.2-7.5.6-2 1.6-5 2-7.5-.6z" fill="#5B4632"/><circle cx="20.3" cy="24.8" r="1.3" fill="#22282F"/><path d="M26.3 24.8h3" stroke="#22282F" stroke-width="1.5" stroke-linecap="round"/><path d="M14.5 18V4.5c0-2 19-2 19 0V18z" fill="#2B3440" stroke="var(--h-edge)" stroke-width="1.4"/><path d="M14.5 13.8h19v3.6h-19z" fill="#A3262A"/><path d="M9.5 19.5c0-3 29-3 29 0-4 2-25 2-29 0z" fill="#2B3440" stroke="var(--h-edge)" stroke-width="1.4" stroke-linejoin="round"/><path d="M18 5.5v7" stroke="#66707C" stroke-width="1.6" stroke-linecap="round"/>';
export const CHEQUE =
  '<rect x="1" y="1" width="42" height="24" rx="2.5" fill="#DDEBD8" stroke="var(--h-edge)" stroke-width="1.5"/><path d="M1.5 6.5h41" stroke="#7FA58A" stroke-width="3"/><text class="heimat-ink" x="12.5" y="20.5" font-size="12">1M</text><path d="M23 18.5c2-5 3.5-5 3 0 2-4 4-4.5 4 0 1.5-2 3-3 4-.5s3 .6 5-1" fill="none" stroke="#1F4A30" stroke-width="1.4" stroke-linecap="round"/>';
export const BLACK_BOX =
  '<path d="M14 12.5V3.5h16v9" fill="#DDEBD8" stroke="var(--h-edge)" stroke-width="1.4"/><path d="M17 7.2h10" stroke="#3F7A55" stroke-width="1.6"/><path d="M4 12h36l2.5 5H1.5z" fill="var(--h-boxlid)" stroke="var(--h-boxline)" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 12.7h20" stroke="#15181C" stroke-width="2.6"/><rect x="1.5" y="17" width="41" height="17.5" rx="2" fill="var(--h-box)" stroke="var(--h-boxline)" stroke-width="1.4"/><rect x="3.4" y="18.7" width="37.2" height="14" rx="1" fill="none" stroke="#7C858F" stroke-width="1"/><circle cx="22" cy="24.5" r="3" fill="#E9B530"/><path d="M22 25v4.5" stroke="#E9B530" stroke-width="2.2" stroke-linecap="round"/>';
export const STREAM =
  '<rect width="36" height="120" fill="var(--s-water)"/><path d="M4 0c-5 10 5 20 0 30s5 20 0 30 5 20 0 30 5 20 0 30M32 0c-5 10 5 20 0 30s5 20 0 30 5 20 0 30 5 20 0 30" fill="none" stroke="var(--s-water-line)" stroke-width="1.6" opacity=".55"/><path d="M13 12c3-3 5 3 8 0M18 42c3-3 5 3 8 0M10 72c3-3 5 3 8 0M17 102c3-3 5 3 8 0" fill="none" stroke="var(--s-water-line)" stroke-width="2" stroke-linecap="round"/>';
export const STREET =
  '<rect width="70" height="120" fill="var(--s-road)"/><path d="M12 0v120" stroke="var(--s-roadline)" stroke-width="3" stroke-dasharray="14 10"/><rect x="60" width="10" height="120" fill="var(--s-kerb)"/><path d="M60 0v120" stroke="var(--h-edge2)" stroke-width="1.5"/>';
export const LOT_OPEN =
  '<path d="M6 3h56l5 34H1z" fill="var(--h-soil)" stroke="var(--h-peg)" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 22h9M30 14h8M44 26h9M24 31h7" stroke="var(--h-peg)" stroke-width="1.3" opacity=".45" stroke-linecap="round"/>';
export const LOT_FENCED =
  '<path d="M6 5h56l5 33H1z" fill="var(--h-soil)" stroke="var(--h-peg)" stroke-width="1.4"/><g fill="var(--s-picket)" stroke="var(--h-picket-line)" stroke-width="1"><path d="M7 8V1.8l1.6-1.6 1.6 1.6V8z"/><path d="M15 8V1.8l1.6-1.6 1.6 1.6V8z"/><path d="M23 8V1.8l1.6-1.6 1.6 1.6V8z"/><path d="M31 8V1.8l1.6-1.6 1.6 1.6V8z"/><path d="M39 8V1.8l1.6-1.6 1.6 1.6V8z"/><path d="M47 8V1.8l1.6-1.6 1.6 1.6V8z"/><path d="M55.5 8V1.8l1.6-1.6 1.6 1.6V8z"/></g>';
export const FENCE =
  '<g fill="var(--s-picket)" stroke="var(--h-picket-line)" stroke-width="1.1"><rect x="0.6" y="10" width="66.8" height="3.4"/><path d="M1.5 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M10.2 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M19 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M27.8 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M36.5 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M45.2 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M54 19.5V6l2.6-4 2.6 4v13.5z"/><path d="M61.4 19.5V6l2.6-4 2.6 4v13.5z"/></g>';
export const LOT_BEYOND =
  '<path d="M6 3h56l5 34H1z" fill="none" stroke="var(--h-tuft)" stroke-width="1.3" stroke-dasharray="3 4"/><path d="M16 28c0-5-2-7-4-8M16 28c0-6 1-8 3-10M16 28c1-4 3-5 6-6M46 18c0-5-2-7-4-8M46 18c0-6 1-8 3-10M46 18c1-4 3-5 6-6" fill="none" stroke="var(--h-tuft)" stroke-width="1.6" stroke-linecap="round"/>';
export const TREE =
  '<path d="M16 46V26" stroke="var(--s-trunk)" stroke-width="3.5" stroke-linecap="round"/><path d="M16 2c8 6 12 13 12 19a12 12 0 0 1-24 0C4 15 8 8 16 2z" fill="var(--s-lawn-2)" stroke="var(--s-leaf-line)" stroke-width="1.4"/><path d="M16 14v14M16 21l5-4M16 25l-5-4" fill="none" stroke="var(--s-leaf-line)" stroke-width="1.2" stroke-linecap="round"/>';
export const SHEEP =
  '<path d="M13 22v6M18 23v5M26 23v5M30 22v6" stroke="var(--h-sheep)" stroke-width="2" stroke-linecap="round"/><path d="M11 22a6 6 0 0 1-1-11 7 7 0 0 1 11-5 7 7 0 0 1 10 3 6.5 6.5 0 0 1 2 12.5z" fill="#FFFDF8" stroke="var(--h-sheep)" stroke-width="1.4"/><path d="M11 9c-5-1-9 2-8.5 6 .3 3 3 4.5 5 3s4-4 3.5-9z" fill="var(--h-sheep)"/><circle cx="6.5" cy="13" r="1" fill="#FFFDF8"/><path d="M17 14c1.5 1.5 3 1.5 4 0M24 17c1.5 1.5 3 1.5 4 0" fill="none" stroke="#A39A8A" stroke-width="1.2" stroke-linecap="round"/>';

/** Icons of this table, 24 by 24 units, in the current colour. */
export const TABLE_ICONS = {
  gavel: '<path d="M13.5 3.5l7 7M9 8l7 7M14.8 4.8 10.3 9.3M19.2 9.2l-4.5 4.5M12.5 11.5 4 20M13 21.5h8"/>',
  display: '<path d="M3 8l9-4 9 4v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9"/>',
  ledger: '<path d="M4 4h16v16H4zM4 9h16M10 4v16M4 14.5h16"/>',
  story: '<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4"/>',
  pin: '<path d="M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 7v5"/>',
  again: '<path d="M19 12a7 7 0 1 1-2-5M19 3v5h-5"/>',
} as const;

export type TableIcon = keyof typeof TABLE_ICONS;
