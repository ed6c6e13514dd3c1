/** Where teachers have the workshop of protocols. */
export const experimentWorkshop = '/ExperimentWorkshop'
