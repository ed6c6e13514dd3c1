// A door of its own: the first page shows these, and loads nothing else of the simulation.
export { AppealNotices } from '../appeals/appeal-notices.tsx'
