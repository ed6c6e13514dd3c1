export { makeInquiry } from './seed.ts'
export { inquiryCalls } from './routes.ts'
export { inquiriesToAnswer } from './list-inquiries.ts'
export { inquiriesAmong } from './inquiries-among.ts'
