export {
  Inquiry,
  inquiryAudienceNames,
  inquiryAudiences,
  type InquiryAction,
  inquiryActions,
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
