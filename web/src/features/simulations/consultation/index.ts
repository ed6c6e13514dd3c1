export { Briefing } from './opening/briefing.tsx'
export { ConsultationRoom } from './stage/consultation-room.tsx'
export { DebriefRoom } from './debrief/debrief-room.tsx'
export { TaughtConsultations } from './teaching/taught-consultations.tsx'
