/** Small things that this device keeps. */

/** What was kept under this name, or what is usual. */
export function readSetting<T extends object>(name: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(`housewright.${name}`) ?? '{}') as Partial<T>) };
  } catch {
    return usual;
  }
}

/** Keep it; a browser that keeps nothing is no reason to stop. */
export function writeSetting(name: string, value: object): void {
  try {
    localStorage.setItem(`housewright.${name}`, JSON.stringify(value));
  } catch {
    // it lasts as long as the page
  }
}
