/** What somebody looks at over the table. */
export type Looking = { what: 'sheet'; seat: number } | { what: 'story' } | { what: 'plan'; slot: number };
