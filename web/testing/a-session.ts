import type { Session } from '@xinglin/contract/identity'

/** A student's session for tests. */
export const aSession = (over: Partial<Session> = {}): Session => ({
  TokenId: 't'.repeat(43),
  UserId: 'u1',
  AccountId: 'a1',
  AccountName: 'student1',
  RealName: '林小满',
  StudentIDOrJobNumber: '20240101',
  ImgUrl: '',
  Gender: 0,
  LoginType: 2,
  RoleType: 4,
  Roles: [4],
  Posts: [],
  IsTourists: false,
  IsVsp: false,
  PreviewCourseId: '',
  MustChangePassword: false,
  Key: 'A1b2C3d4E5f6G7h8',
  Iv: 'h8G7f6E5d4C3b2A1',
  MacKey: 'A'.repeat(43),
  ExitOperationTime: 60,
  ServerTime: 0,
  ...over,
})
