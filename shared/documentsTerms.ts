/** When we ask for identity and bank papers; pages, dialogs and emails say it in these words. */
export const whenPapers = 'once you’re hired, or when HR asks you for them';
