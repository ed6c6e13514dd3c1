/** Where teachers have the workshop of cases. */
export const caseWorkshop = '/CaseWorkshop'
