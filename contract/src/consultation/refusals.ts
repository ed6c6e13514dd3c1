/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** The refusal of what is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const
