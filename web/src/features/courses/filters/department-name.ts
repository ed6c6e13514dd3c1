/** A department's name as a list shows it: a trailing 常用操作 is cut, unless nothing else is left. */
export const departmentName = (name: string) => name.replace(/常用操作$/, '') || name
