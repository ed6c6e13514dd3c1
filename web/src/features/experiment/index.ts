export { Briefing } from './briefing.tsx'
export { LaboratoryRoom } from './laboratory-room.tsx'
export { MarkedReportRoom } from './marked-report-room.tsx'
