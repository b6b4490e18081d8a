/** The name of the built-in model on the record; a result that has it was made by rules. */
export const BUILT_IN = 'built-in';
