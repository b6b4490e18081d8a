import type { EmployeeCard } from '../../../shared/employee.ts';

/** The person's card for the header; `person` was read by the access check of this very call. */
export function employeeCard(person: EmployeeCard): EmployeeCard {
  const { fullName, position, status } = person;
  return { fullName, position, status };
}
