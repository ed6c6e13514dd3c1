export { Briefing } from './briefing.tsx'
export { ConsultationRoom } from './consultation-room.tsx'
export { DebriefRoom } from './debrief-room.tsx'
export { TaughtConsultations } from './taught-consultations.tsx'
