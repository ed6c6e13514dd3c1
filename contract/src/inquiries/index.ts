export {
  Inquiry,
  inquiryAudienceNames,
  inquiryAudiences,
  type InquiryDeed,
  inquiryDeeds,
  InquiryLine,
  type InquiryPost,
  inquiryStateNames,
  inquiryStates,
  type InquiryState,
  type Pin,
  pinKinds,
} from './shapes.ts'
export {
  askInquiry,
  findSimilarInquiries,
  getInquiry,
  listCourseInquiries,
  listOwnInquiries,
  replyToInquiry,
} from './asking.ts'
export { listInquiriesToAnswer, moveInquiry } from './answering.ts'
