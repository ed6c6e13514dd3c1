export {
  Announcement,
  announcementStates,
  announcementTargets,
  type AnnouncementTarget,
  getAnnouncement,
  getManagedAnnouncement,
  listAnnouncements,
  listAnnouncementTargets,
  listManagedAnnouncements,
  listReceipts,
  ManagedAnnouncement,
  moveAnnouncement,
  remindOfAnnouncement,
  saveAnnouncement,
} from './announcements.ts'
export {
  kindsUnder,
  messageKinds,
  messageTabs,
  messageText,
  type MessageKind,
  type MessageTab,
} from '@xinglin/contract/message-kinds'
export { Message } from './shapes.ts'
export {
  confirmMessage,
  deleteMessages,
  getUnread,
  listMessages,
  readAllMessages,
  readMessages,
  unreadCountedTo,
} from './inbox.ts'
export {
  getMessagePreferences,
  messageChannels,
  MessagePreference,
  saveMessagePreferences,
  type MessageChannel,
} from './preferences.ts'
export {
  Delivery,
  type DeliveryState,
  deliveryStateNames,
  deliveryStates,
  getDeliveryChannels,
  listDeliveries,
  DeliveryChannel,
  saveDeliveryChannel,
  sendAgain,
  testDeliveryChannel,
} from './deliveries.ts'
