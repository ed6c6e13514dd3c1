export { messageCalls } from './routes.ts'
export { giveOutDue } from './announcements/give-out.ts'
export { makeAnnouncement, type NewAnnouncement } from './announcements/seed.ts'
export { unreadOf } from './inbox/read-messages.ts'
export { startDeliveries } from './deliveries/deliver.ts'
export {
  failedDeliveriesOf,
  forgetDeliveries,
  openChannelsOf,
  tellOfFailures,
} from './deliveries/failures.ts'
export type { DeliveryServices } from './deliveries/manage-channels.ts'
export { sendToAddresses } from './deliveries/send-to-addresses.ts'
export { keepNotices, notify } from './deliveries/notify.ts'
export type { OtherSubjects, SubjectNow, SubjectsOf } from './inbox/subjects.ts'
