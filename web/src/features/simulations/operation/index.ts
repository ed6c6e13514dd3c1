export { Briefing } from './briefing.tsx'
export { OperationReportRoom } from './operation-report-room.tsx'
export { OperationRoom } from './operation-room.tsx'
export { sampleOperation, SampleOperation } from './sample-operation.tsx'
