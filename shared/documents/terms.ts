/** When we ask for identity and bank documents, as pages, dialogs, and emails say it. */
export const whenPapers = 'once you’re hired, or when HR asks you for them';
