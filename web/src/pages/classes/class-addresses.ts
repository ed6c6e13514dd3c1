/** Where one's own classes are. */
export const myClasses = '/PersonalInfo/MyClass'

/** The two kinds of classes that one looks after, and where each is listed. */
export const classManage = '/PersonalInfo/MyClassManage'
export const administrativeManage = '/PersonalInfo/MyClassAdministrativeManage'
export const teachManage = '/PersonalInfo/MyClassTeachManage'

/** Where one class is looked at by those who belong to it. */
export const classAddress = (classId: string) => `/PersonalInfo/MyClassDetail?id=${classId}`

/** Where a code is taken; whoever scans it comes from elsewhere, so whole. */
export const joinAddress = (joinCode: string) =>
  `${location.origin}${myClasses}?code=${encodeURIComponent(joinCode)}`
