const most = 20 * 1024 * 1024

/** Why a file is not read at all; undefined when it may be. */
export const fileFault = ({ name, size }: { name: string; size: number }): string | undefined => {
  if (!/\.(?:xlsx?|csv|txt)$/i.test(name)) return '只能上传表格：.xlsx、.xls 或 .csv 文件。'
  if (size === 0) return '文件是空的，请重新选择。'
  if (size > most) return '文件超过 20 MB，请删去图片等无关内容或拆分后再上传。'
  return undefined
}
