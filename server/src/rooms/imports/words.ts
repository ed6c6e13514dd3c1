import type { ImportUnderWay, RowCounts } from './import-store.ts'

/** Why a row is left out that could not be written. */
export const failedRow = '写入时出错，请核对这一行后重新导入'

/** What an import came to, for the audit list. */
export const doneText = (
  { fileName, state }: Pick<ImportUnderWay, 'fileName' | 'state'>,
  { outcome: of }: RowCounts,
): string =>
  state === 'undoing'
    ? `撤销了导入“${fileName}”：撤销 ${of('undone')} 行，保留 ${of('left')} 行`
    : `导入名单“${fileName}”：新增 ${of('created')} 个用户，更新 ${of('changed')} 个，${of('')} 行未导入`
