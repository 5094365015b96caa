/** A number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(Math.abs(value));
}

/** The same with a plus sign before what is gained. */
export function change(value: number): string {
  return value > 0 ? `+${value}` : signed(value);
}
