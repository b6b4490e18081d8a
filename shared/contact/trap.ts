/** Name of the hidden field in public forms (`Trap` in client/ui/form), which a browser without scripts posts as well. */
export const TRAP = 'leave-empty';
