/** What a résumé or cover letter may be. Separate, because the application's page needs no other file types. */
export const resumeExtensions = ['pdf', 'doc', 'docx'] as const;
/** For `<input accept>`. */
export const resumeAccept = resumeExtensions.map((e) => `.${e}`).join(',');
