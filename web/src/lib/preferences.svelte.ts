/** What this person likes, kept on this device. */

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export const TEMPI = ['off', 'quick', 'calm'] as const;
export type Tempo = (typeof TEMPI)[number];

const PLACE = 'housewright.preferences';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  tempo: Tempo | null; // in which others' steps are shown; null: calmly at first
  played: string[]; // the first tables that were played to the end here
  calm: boolean; // less motion, also where the system does not ask for it
  autoConfirm: boolean;
  autoAction: boolean; // park and pool without asking
}

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function read(): Kept {
  const usual: Kept = {
    language: firstLanguage(),
    theme: 'system',
    sound: false,
    tempo: null,
    played: [],
    calm: false,
    autoConfirm: false,
    autoAction: false,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    const merged = { ...usual, ...(kept as Partial<Kept>) };
    const isTempo = merged.tempo === null || TEMPI.includes(merged.tempo);
    return LANGUAGES.includes(merged.language) && isTempo && Array.isArray(merged.played) ? merged : usual;
  } catch {
    return usual;
  }
}

export const preferences: Kept = $state(read());

/** Keep the preferences, and let the page look accordingly. */
export function keepPreferences(): void {
  const root = document.documentElement;
  if (preferences.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
  root.toggleAttribute('data-calm', preferences.calm);
  root.lang = preferences.language;
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences));
  } catch {
    // a browser that keeps nothing: the preferences last as long as the page
  }
}
