/** What HR can request again. Separate from schema.ts for the portal, which loads no schema library. */
export const requestedThings = ['id_document', 'bank', 'ssn', 'address', 'other'] as const;
export type RequestedThing = (typeof requestedThings)[number];
export const requestedLabels: Record<RequestedThing, string> = {
  id_document: "ID or driver's license",
  bank: 'Bank details',
  ssn: 'Social Security number',
  address: 'Address',
  other: 'Something else',
};
