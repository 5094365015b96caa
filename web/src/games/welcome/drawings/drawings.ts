/** How houses, empty lots, pools, fences and trees look: four kinds of roof, and the lots that wait for them. */

export const ROOFS = [
  '<path class="roof" d="M2.500 35v-6L21 12l40.500 13v10z"/><path class="trim" d="M9 29.500h46"/>',
  '<path class="chimney" d="M11 9h7v14h-7z"/><path class="roof" d="M2.500 35l8-18h43l8 18z"/><path class="window" d="M22 22.500h8v7h-8zM34 22.500h8v7h-8z"/>',
  '<path class="roof" d="M2.500 35V13L32 23l29.500-10v22z"/><path class="trim" d="M9 29.500h46"/>',
  '<path class="chimney" d="M44 9h7v14h-7z"/><path class="roof" d="M2.500 35 32 9l29.500 26z"/><circle class="window" cx="32" cy="25" r="4.200"/>',
] as const;
export const PLOTS = [
  'M9 74V36H5.500v-7L22 15l36.500 11.500V36H55v38z',
  'M9 74V36H5.500L13 19h38l7.500 17H55v38z',
  'M9 74V36H5.500V17L32 25.500 58.500 17v19H55v38z',
  'M9 74V36H5.500L32 12l26.500 24H55v38z',
] as const;
export const FACADE = 'M8 35h48v39H8z';
export const SHADE = 'M8 36h48v3H8z';
export const BUSHES = 'M1.500 74.500a5.500 5.500 0 0 1 11 0zM51 74.500a6 6 0 0 1 12 0z';
export const PEN = 'M26.500 37.500l1.300-4.600 7.400-7.400 3.300 3.300-7.400 7.400zM33 27.700l3.300 3.300';
export const POOL =
  'M23 80c5-1.400 9 1.700 14 .9 6.500-1 12 1 12 5 0 4.700-7.500 7.100-17 7.100S15 90.900 15 86.200c0-3.400 3.500-5.200 8-6.200z';
export const WAVE = 'M22 86.700c2 0 2 1.600 4 1.600s2-1.600 4-1.600 2 1.600 4 1.600 2-1.600 4-1.600 2 1.600 4 1.600';
export const STRIKE = 'M19 94 45 79';
export const PICKETS =
  '<path class="rail" d="M7 8v80"/><path d="M2.500 27V7.500L7 2l4.500 5.500V27z"/><path d="M2.500 48V28.500L7 23l4.500 5.500V48z"/><path d="M2.500 69V49.500L7 44l4.500 5.500V69z"/><path d="M2.500 90V70.500L7 65l4.500 5.500V90z"/>';
export const HILLS = 'M0 60V34C90 6 190 10 280 34s180 10 260-10 170-22 240 4 100 16 140 6v26z';
export const TRUNK = 'M13.500 14v13';
export const LEAVES =
  'M13.500 2C9.500 2 7.200 4.600 7.500 7.600 5 8.500 3.900 10.700 4.300 13.200c.5 2.800 2.900 4.600 5.700 4.600h7c2.800 0 5.200-1.800 5.700-4.600.4-2.500-.7-4.700-3.200-5.600C19.800 4.600 17.500 2 13.500 2z';
export const TICK = 'M9.500 10.500l3 3 5-6';
export const GABLE = 'M4 36 40 6l36 30h-5v56H9V36z';
export const BADGE = 'M1.500 11.500 13 1.500l11.500 10v15h-23z';
export const CAR =
  '<path class="body" d="M2 14c0-3 2-4 7-4.500L15 4c1-1 2-1.500 4-1.500h10c2 0 3 .5 4.500 2L38 9c7 .3 11 1 11.500 3.500L51 15H2z"/><path class="pane" d="M18 9l3-4h4v4zM27.500 9V5H31l4 4z"/><circle class="tyre" cx="12" cy="15.500" r="4"/><circle class="hub" cx="12" cy="15.500" r="1.600"/><circle class="tyre" cx="40" cy="15.500" r="4"/><circle class="hub" cx="40" cy="15.500" r="1.600"/>';

/** A lot keeps its kind of house, so that a sheet never reshuffles. */
export function houseStyle(street: number, lot: number): number {
  return (street * 2 + lot * 3 + (lot >> 2)) % ROOFS.length;
}
