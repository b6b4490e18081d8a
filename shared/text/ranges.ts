/** Its ends are short, so that whatever a person typed still breaks where it must. */
const range = /(\d{1,2}:\d\d\s[AP]M(?:[–-]\d{1,2}:\d\d\s[AP]M)?|[$\w:.,]{1,10}–\$?\d[\d:.,]{0,9})/;

/**
 * The pieces of a text around its ranges and times ("5–7 business days", "9:00 AM–6:00 PM"), which no line may end in: browsers
 * and email programs break after a dash. Pieces at odd places are ranges or times.
 */
export const aroundRanges = (text: string): string[] => text.split(range);
