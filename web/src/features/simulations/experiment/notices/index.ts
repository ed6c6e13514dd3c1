// A door of its own: the first page shows these, and loads nothing else of the simulation.
export { LabReportNotices } from '../marking/lab-report-notices.tsx'
