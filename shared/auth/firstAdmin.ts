/** Who the first admin is until they give their name; also the admins' title in the panel. */
export const HR_LEAD = 'HR lead';
