/** Two short notes that say "your turn", for those who want them. */

let speaker: AudioContext | null = null;

/** Play the notes; a browser that has not been touched yet stays silent. */
export function chime(): void {
  speaker ??= new AudioContext();
  for (const [index, pitch] of [523, 784].entries()) {
    const note = speaker.createOscillator();
    const volume = speaker.createGain();
    const start = speaker.currentTime + index * 0.14;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    note.connect(volume).connect(speaker.destination);
    note.start(start);
    note.stop(start + 0.42);
  }
}
