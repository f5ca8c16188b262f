/** Apart from the schemas, as every page of a practice loads it. */
export const placementStatuses = ['received', 'in_contact', 'placed', 'closed'] as const
