// What only reads, or may happen twice without harm; everything else is sent with an Idempotency-Key.
const harmless = new Set([
  'GetSchoolByDomain',
  'UserLoginNew',
  'Login',
  'KeepAlive',
  'GetSensitiveWord',
  'GetCourseSearchConditionClient',
  'GeCoursePaginationClient',
  'SearchCourseList',
  'GetRetPaginationCourseUser',
  'GetRetCourseBaseClient',
  'GetRetCourseDetailClient',
  'GetRecent',
  'GetPlayer',
  'GetItem',
])

/** Whether a call may be sent without an Idempotency-Key. */
export const needsNoKey = (said: { readonly path: string; readonly method: 'GET' | 'POST' }) =>
  said.method === 'GET' || harmless.has(said.path.slice(said.path.lastIndexOf('/') + 1))
