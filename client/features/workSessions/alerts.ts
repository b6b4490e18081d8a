import { iconPath } from '../../../shared/company/brand.ts';
import type { ConversationMessage } from '../../../shared/conversation/schema.ts';

/**
 * Alerts for an employee who's looking elsewhere when the supervisor writes: a desktop notification, a short
 * vibration, and a sound (specification file 2 §9). Pure parts are exported for tests.
 */

export const PREVIEW_MAX = 100;
const CLOSE_AFTER_MS = 5_000;
const VIBRATION = [120, 60, 120];

export type AlertSupport = 'unsupported' | 'embedded' | 'default' | 'granted' | 'denied';

type Surroundings = {
  Notification?: { permission: NotificationPermission } | undefined;
  self: unknown;
  top: unknown;
};

/** Whether desktop alerts are available here, before asking for permission. */
export function alertSupport(surroundings: Surroundings): AlertSupport {
  if (!surroundings.Notification) return 'unsupported';
  // Browsers silently deny the request inside a frame.
  if (surroundings.self !== surroundings.top) return 'embedded';
  return surroundings.Notification.permission;
}

/** The first 100 characters of a message as plain text, never cut inside a character. */
export function previewOf(text: string): string {
  const plain = text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  return characters.length <= PREVIEW_MAX ? plain : `${characters.slice(0, PREVIEW_MAX - 1).join('')}…`;
}

/** What an alert says: a safety reply isn't for others who see the screen, so it's only announced. */
export function alertText(message: Pick<ConversationMessage, 'content' | 'private'>): string {
  return message.private ? 'You have a new message.' : previewOf(message.content);
}

/**
 * Shows one alert that closes on its own. `key` keeps two tabs from showing it twice. False when it can't be
 * shown.
 */
export function showAlert(title: string, text: string, key: string, onClick: () => void): boolean {
  if (alertSupport(window) !== 'granted') return false;
  try {
    const alert = new Notification(title, { body: text, tag: key, icon: iconPath() });
    const timer = setTimeout(() => alert.close(), CLOSE_AFTER_MS);
    alert.onclose = () => clearTimeout(timer);
    alert.onclick = () => {
      onClick();
      alert.close();
    };
    return true;
  } catch {
    // Some phones define the constructor but throw outside a service worker.
    return false;
  }
}

/** A short vibration, if the device supports it and reduced motion is off. */
export function vibrate(): void {
  if (!('vibrate' in navigator)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(VIBRATION);
}

const SOUND_KEY = 'work-sound';

/** Sound is on until muted; the choice is stored on this device. */
export function soundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Stores in this browser whether alerts make a sound. */
export function setSound(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SOUND_KEY);
    else localStorage.setItem(SOUND_KEY, 'off');
  } catch {
    // Storage may be disabled; then the choice lasts until the page closes.
  }
}

let audio: AudioContext | null = null;

/** A sound played later than this would be about something already seen. */
const SOUND_TIMEOUT_MS = 1_000;

/** Two soft notes. Silent in browsers that require a click first. */
export function chime(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const context = audio;
  const asked = performance.now();
  context
    .resume()
    .then(() => {
      if (performance.now() - asked < SOUND_TIMEOUT_MS) playNotes(context);
    })
    .catch(() => undefined);
}

function playNotes(context: AudioContext): void {
  for (const [index, pitch] of [659, 880].entries()) {
    const at = context.currentTime + index * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  }
}
