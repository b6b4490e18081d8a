export const tagLimits = { name: 40, perPerson: 20, all: 200, filter: 10, people: 100 } as const;
