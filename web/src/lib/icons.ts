/** The icons and the drawn digits, 24 by 24 and 12 by 18 units, in the current colour. */

export const ICONS = {
  surveyor:
    '<path d="M3.5 21V7.5L6 4.2l2.5 3.3V21zM9.5 21V7.5L12 4.2l2.5 3.3V21zM15.5 21V7.5L18 4.2l2.5 3.3V21z" fill="currentColor" fill-opacity=".16"/><path d="M1 11.5h2.5M8.5 11.5h1M14.5 11.5h1M20.5 11.5H23M1 17h2.5M8.5 17h1M14.5 17h1M20.5 17H23"/>',
  agent:
    '<path d="M5 22V2.5M2 22h6M5 4.5h16M10.5 4.5v3M18.5 4.5v3"/><rect x="8" y="7.5" width="13.5" height="11" rx="1.5" fill="currentColor" stroke="currentColor"/><path d="M14.75 16.3v-6M12.2 12.5l2.55-2.6 2.55 2.6" stroke="var(--knock,#fff)"/>',
  landscaper:
    '<path d="M10 15.5a6.6 6.6 0 1 0-4.6-11.4A6.6 6.6 0 0 0 10 15.5z" fill="currentColor"/><path d="M10 12v10M2 22h20"/><path d="M10 12l2.6-2.6M10 9.5 8 7.5" stroke="var(--knock,#fff)" stroke-width="1.6"/><path d="M15.2 22a3.4 3.4 0 0 1 6.8 0z" fill="currentColor"/>',
  pool: '<path d="M7 15.5V5a2.6 2.6 0 0 1 5.2 0M15 15.5V5a2.6 2.6 0 0 1 5.2 0M7 8.5h8M7 12.2h8"/><path d="M1.5 18.3c1.75 0 1.75 1.4 3.5 1.4s1.75-1.4 3.5-1.4 1.75 1.4 3.5 1.4 1.75-1.4 3.5-1.4 1.75 1.4 3.5 1.4 1.75-1.4 3.5-1.4M5 22.7h14" />',
  temp: '<path d="M3.5 11.5a8.5 8.5 0 0 1 17 0z" fill="currentColor"/><path d="M1.5 12h21"/><path d="M12 3.5v4.6M8 5v3M16 5v3" stroke="var(--knock,#fff)" stroke-width="1.7"/><path d="M4 19h6M7 16v6M14 19h6" stroke-width="2.4"/>',
  bis: '<path d="M1.5 21.5v-8.3L6.5 8l5 5.2v8.3z"/><path d="M12.5 21.5v-8.3l5-5.2 5 5.2v8.3z" fill="currentColor"/><path d="M9.2 2.5h5.6M9.2 6h5.6" stroke-width="2.2"/>',
  house:
    '<path d="M2 11.8 12 3.5l10 8.3M4.8 9.8v11.2h14.4V9.8" fill="currentColor"/><path d="M16.5 7V3.8h2.2v5" fill="currentColor"/><path d="M10 21v-6.2h4V21z" fill="var(--knock,#fff)" stroke="none"/>',
  'house-empty': '<path d="M4.8 9.8 12 3.8l7.2 6v11.2H4.8z" stroke-dasharray="2.6 3.2"/>',
  basin:
    '<path d="M8 5.5c3-.8 4.3 1.5 7.3 1 3.9-.6 6.7 1.5 6.7 5.5 0 4.5-4 7-9.6 7C6.3 19 2 16.7 2 12.3 2 8.8 4.7 6.4 8 5.5z" fill="currentColor" fill-opacity=".2"/><path d="M6.5 12.5c1.4 0 1.4 1.2 2.8 1.2s1.4-1.2 2.7-1.2 1.4 1.2 2.7 1.2 1.4-1.2 2.8-1.2"/>',
  tree: '<path d="M12 2C8.5 2 6.5 4.4 6.8 7 4.6 7.8 3.6 9.7 4 11.9 4.4 14.4 6.5 16 9 16h6c2.5 0 4.6-1.6 5-4.1.4-2.2-.6-4.1-2.8-4.9C17.5 4.4 15.5 2 12 2z" fill="currentColor" fill-opacity=".2"/><path d="M12 9v13M12 13.5l3-2.5M8.5 22h7"/>',
  fence:
    '<path d="M8.5 22.5V5L12 1.5 15.5 5v17.5z" fill="currentColor" fill-opacity=".16"/><path d="M4.5 9h4M15.5 9h4M4.5 17h4M15.5 17h4"/>',
  roundabout:
    '<circle cx="12" cy="12" r="2.3" fill="currentColor" stroke="none"/><path d="M13.44 3.83A8.3 8.3 0 0 1 20.05 9.99M18.36 17.34A8.3 8.3 0 0 1 9.71 19.98M4.2 14.84A8.3 8.3 0 0 1 6.23 6.03" stroke-width="2.4" stroke-linecap="butt"/><path d="M16.27 10.94L23.84 9.05L18.67 15.85zM10.79 16.23L8.64 23.73L5.33 15.85zM8.94 8.83L3.53 3.22L12.00 4.3z" fill="currentColor" stroke-width=".8"/>',
  plan: '<path d="M4.5 2.5H15l4.5 4.5v14.5h-15z"/><path d="M15 2.5V7h4.5"/><path d="M8 18v-4.5L12 10l4 3.5V18z" fill="currentColor"/>',
  refusal:
    '<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="currentColor" fill-opacity=".14"/><path d="m8.5 8.5 7 7M15.5 8.5l-7 7" stroke-width="2.6"/>',
  lock: '<rect x="4.5" y="10.5" width="15" height="11" rx="2" fill="currentColor"/><path d="M8 10V7.2a4 4 0 0 1 8 0V10" stroke-width="2.4"/>',
  undo: '<path d="M9 14.5 3.5 9 9 3.5M4 9h10.5a5.8 5.8 0 0 1 0 11.6H10"/>',
  restart:
    '<path d="M3.5 3.5v6h6"/><path d="M4.2 9.4a8.6 8.6 0 1 1-.6 5.1"/><circle cx="12" cy="12.5" r="1.6" fill="currentColor"/>',
  keyboard:
    '<rect x="1.5" y="5" width="21" height="14" rx="2.4" fill="currentColor" fill-opacity=".14"/><path d="M5.6 9h.4M9.8 9h.4M14 9h.4M18.2 9h.4M5.6 12.4h.4M9.8 12.4h.4M14 12.4h.4M18.2 12.4h.4M7.5 15.8h9" stroke-width="2.2"/>',
  confirm: '<path d="m4 12.8 5.5 5.5L20.5 6.5" stroke-width="3"/>',
  whynot:
    '<path d="M5 3h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 17h-7l-5.5 5v-5H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 3z"/><path d="M9.7 7.8c.2-1.3 1.2-2 2.4-2s2.4.8 2.4 2.1c0 1.7-2.4 1.8-2.4 3.4"/><circle cx="12.1" cy="14.2" r=".7" fill="currentColor"/>',
  person:
    '<circle cx="12" cy="7.5" r="4.5" fill="currentColor"/><path d="M3.5 21.5a8.5 7.5 0 0 1 17 0z" fill="currentColor"/>',
  computer:
    '<rect x="3" y="7.5" width="18" height="13.5" rx="3.5"/><path d="M12 7.5V3.5M9 17.2h6"/><circle cx="12" cy="2.8" r="1" fill="currentColor"/><circle cx="8.5" cy="12.8" r="1.3" fill="currentColor"/><circle cx="15.5" cy="12.8" r="1.3" fill="currentColor"/>',
  friends:
    '<circle cx="8" cy="8" r="3.8" fill="currentColor"/><path d="M1.5 20.5a6.5 6.5 0 0 1 13 0z" fill="currentColor"/><circle cx="17" cy="9" r="3"/><path d="M17.5 15a5.5 5.5 0 0 1 5 5.5h-4.5"/>',
  clock: '<circle cx="12" cy="12" r="9.5"/><path d="M12 6.5V12l3.8 2.5"/>',
  menu: '<path d="M4 6.5h16M4 12h16M4 17.5h16"/>',
  help: '<path d="M4 19.5V5a2.5 2.5 0 0 1 2.5-2.5H20V17H6.5A2.5 2.5 0 0 0 4 19.5zm0 0A2.5 2.5 0 0 0 6.5 22H20v-5"/><path d="M10 7c.2-1.2 1-1.8 2.1-1.8S14.2 6 14.2 7c0 1.6-2.1 1.6-2.1 3.2"/><circle cx="12.1" cy="13" r=".6" fill="currentColor"/>',
  sheet: '<rect x="3" y="3.5" width="18" height="17" rx="2"/><path d="M3 9h18M3 14.8h18M9 9v11.5M15 9v11.5"/>',
  sun: '<circle cx="12" cy="12" r="4.6" fill="currentColor"/><path d="M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M19.4 4.6l-1.8 1.8M6.4 17.6l-1.8 1.8"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  story: '<path d="M4 5h16M4 10h16M4 15h10M4 20h6"/><path d="m16 17 2.5 2.5L22.5 15"/>',
  score: '<path d="M4 21.5V14M9.5 21.5V9M15 21.5v-5M20.5 21.5V4"/>',
  close: '<path d="M5 5l14 14M19 5 5 19"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  left: '<path d="M15 5l-7 7 7 7"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  'far-left': '<path d="M11 5l-7 7 7 7M19 5l-7 7 7 7"/>',
  'far-right': '<path d="M5 5l7 7-7 7M13 5l7 7-7 7"/>',
  play: '<path d="M7 4.5v15l12-7.5z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3.4"/>',
  share: '<path d="M12 15V3M7.5 7.500 12 3l4.500 4.500M5 12v8h14v-8"/>',
  link: '<path d="M9.500 14.500l5-5M11 6.500 13.500 4a4.600 4.600 0 0 1 6.500 6.500L17.500 13M13 17.500 10.500 20A4.600 4.600 0 0 1 4 13.500L6.500 11"/>',
  device: '<rect x="7" y="2.500" width="10" height="19" rx="2.200"/><path d="M11 18.500h2"/>',
  hint: '<path d="M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-4 11.600c.7.600 1 1.300 1 2v.400h6v-.400c0-.700.300-1.400 1-2A6.500 6.500 0 0 0 12 2.500z"/>',
  sound:
    '<path d="M4 9.500v5h3.500L12 19V5L7.500 9.500z" fill="currentColor" fill-opacity=".16"/><path d="M15.500 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11"/>',
  moon: '<path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z" fill="currentColor" fill-opacity=".16"/>',
  language:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3.200 3 14.800 0 18M12 3c-3 3.200-3 14.800 0 18"/>',
  screen: '<rect x="2.500" y="4" width="19" height="13" rx="2"/><path d="M8 21h8M12 17v4"/>',
  trophy:
    '<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 5.500H3.500V7a3.500 3.500 0 0 0 3.600 3.500M17 5.500h3.500V7a3.500 3.500 0 0 1-3.600 3.500M12 14v4M8 21h8M9.500 21c0-1.800 1-3 2.500-3s2.500 1.200 2.500 3"/>',
  eye: '<path d="M2 12c3-5 6.300-7 10-7s7 2 10 7c-3 5-6.300 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
  sliders:
    '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.800" fill="currentColor" fill-opacity=".16"/><circle cx="8" cy="17" r="2.800" fill="currentColor" fill-opacity=".16"/>',
  door: '<path d="M6 21.500V3h9.500v18.500M3 21.500h18M12 12v1.500"/><path d="M15.500 5.500H19v16" />',
  file: '<path d="M5 2.500h9L19 7.500v14H5z"/><path d="M14 2.500v5h5M10 11.500v6l5-3z"/>',
  pencil: '<path d="M4 20l1.200-5L16.500 3.700l3.800 3.800L9 18.800zM14 6.200l3.800 3.800"/>',
  bin: '<path d="M4 6.500h16M9.500 6V3.500h5V6M6 6.500 7 21h10l1-14.500M10 11v6M14 11v6"/>',
  clover:
    '<g fill="currentColor" fill-opacity=".2"><circle cx="8.2" cy="7" r="4"/><circle cx="15.8" cy="7" r="4"/><circle cx="8.2" cy="14.6" r="4"/><circle cx="15.8" cy="14.6" r="4"/></g><path d="M12 10.8c.2 4.700 1.600 8.400 4.600 11.200"/>',
  falling:
    '<path d="M4 5.500c3.500 0 5.500 1.500 7.500 5s4 6.500 8.500 7.500M14.500 19.500 20.500 18l-2.700-5.500" stroke-width="2.4"/><circle cx="4.5" cy="12.5" r="1.2" fill="currentColor"/><circle cx="8" cy="18" r="1.2" fill="currentColor"/>',
  flag: '<path d="M5 22V3M5 4h12l-2.500 4.500L17 13H5" fill="currentColor" fill-opacity=".16"/>',
  course:
    '<path d="M3 20.500h18M4 16l5-5 4 3.500L20.500 6"/><circle cx="9" cy="11" r="1.3" fill="currentColor"/><circle cx="13" cy="14.5" r="1.3" fill="currentColor"/>',
  turns:
    '<rect x="3" y="4" width="7.5" height="7" rx="1.5"/><rect x="13.5" y="4" width="7.5" height="7" rx="1.5"/><rect x="3" y="14" width="7.5" height="7" rx="1.5"/><path d="M14 17.500h6M17.500 14.500l3 3-3 3"/>',
  branch:
    '<path d="M6 3v18M6 14c0-5 4-5.500 8-5.500h4M14.500 5l4 3.500-4 3.500"/><circle cx="6" cy="20" r="1.5" fill="currentColor"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** The strokes of the digits 0 to 9. */
export const DIGITS = [
  '<path d="M6 1.5C3 1.5 1.5 4.5 1.5 9S3 16.5 6 16.5s4.5-3 4.5-7.5S9 1.5 6 1.5z"/>',
  '<path d="M3.2 4.6 7 1.5v15"/>',
  '<path d="M1.8 5.7C1.8 3.1 3.6 1.5 6 1.5s4.3 1.6 4.3 4.1c0 2-1 3.4-2.6 5L1.8 16.5h8.9"/>',
  '<path d="M2 1.5h8L5.8 7.1c2.9 0 4.7 1.9 4.7 4.6 0 2.9-2 4.8-4.7 4.8-2.1 0-3.8-1.1-4.4-3.1"/>',
  '<path d="M8.2 16.5v-15L1.2 12.3h9.8"/>',
  '<path d="M9.8 1.5H3.3l-.9 6.9c.9-.8 2-1.2 3.3-1.2 2.8 0 4.8 1.9 4.8 4.6 0 2.8-2 4.7-4.8 4.7-2 0-3.6-1-4.4-2.8"/>',
  '<circle cx="6" cy="12" r="4.5"/><path d="M8.3 1.5 2.3 9.7"/>',
  '<path d="M1.5 1.5h9l-6 15"/>',
  '<circle cx="6" cy="5" r="3.5"/><circle cx="6" cy="12.3" r="4.2"/>',
  '<circle cx="6" cy="6" r="4.5"/><path d="m3.7 16.5 6-8.2"/>',
] as const;
