/** The domain of the placeholder addresses of erased people and accounts; no email goes there. */
export const ERASED_DOMAIN = '@erased.invalid';

/** Whether the record holds only what's retained by law. */
export const isErased = ({ email }: { email: string }): boolean => email.endsWith(ERASED_DOMAIN);
