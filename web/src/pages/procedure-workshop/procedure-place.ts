/** Where teachers have the workshop of procedures. */
export const procedureWorkshop = '/ProcedureWorkshop'
