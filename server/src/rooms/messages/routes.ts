import { announcementMovingCalls } from './announcements/move-announcements.ts'
import { announcementReadingCalls, announcementsAmong } from './announcements/read-announcements.ts'
import { announcementWritingCalls } from './announcements/write-announcements.ts'
import { deliveryCalls, type DeliveryServices, ownChannels } from './deliveries/manage-channels.ts'
import { preferenceCalls } from './inbox/preferences.ts'
import { inboxCalls } from './inbox/read-messages.ts'
import type { OtherSubjects } from './inbox/subjects.ts'

/** Answers messages and announcements; `subjects` tells how what messages are about stands, but for announcements. */
export const messageCalls = (subjects: OtherSubjects, services: DeliveryServices) => [
  ...inboxCalls({ ...subjects, announcement: announcementsAmong }),
  ...preferenceCalls(ownChannels),
  ...deliveryCalls(services),
  ...announcementReadingCalls(),
  ...announcementWritingCalls(),
  ...announcementMovingCalls(),
]
