import { Button, ButtonLink, Card, figure, toast, messageOf } from '#ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ChooseFile, type ReadFile } from './choose-file.tsx'
import { SheetChoice, type Chosen } from './sheet-choice.tsx'
import styles from './import.module.css'
import { LastImports } from './last-imports.tsx'
import { beginImport, type Sending, useSending } from './sending.ts'
import { offerTemplate } from './sheets.ts'

/** A sheet that was begun before: the way back to it. */
const Begun = ({ sending, usersAt }: { sending: Sending; usersAt: string }) => (
  <Card as="section" roomy>
    <h2 className={styles.head}>
      {sending.state === 'done' ? '有一份表格等待核对' : '有一份表格还没有传完'}
    </h2>
    <p className={styles.note}>
      {sending.fileName}：已上传 {figure(sending.sent)} / {figure(sending.rows.length)} 行
    </p>
    <div className={styles.actions}>
      <ButtonLink to={`${usersAt}/import/${sending.importId}?rows=${sending.rows.length}`}>
        继续
      </ButtonLink>
    </div>
  </Card>
)

/** The first two steps: the sheet to fill in, and the filled one; `onBegun` hears the id of the import and its rows. */
export const StartStep = ({
  usersAt,
  onBegun,
}: {
  usersAt: string
  onBegun: (importId: string, rows: number) => void
}) => {
  const sending = useSending()
  const [file, setFile] = useState<ReadFile>()
  const [pending, setPending] = useState(false)
  const template = async () => {
    if (!(await offerTemplate())) toast.error('模板生成失败，请重试')
  }
  const begin = async (name: string, chosen: Chosen) => {
    setPending(true)
    try {
      onBegun(await beginImport(name, chosen), chosen.rows.length)
    } catch (error) {
      toast.error(messageOf(error))
      setPending(false)
    }
  }
  return (
    <div className={styles.start}>
      {sending && <Begun sending={sending} usersAt={usersAt} />}
      <Card as="section" roomy>
        <h2 className={styles.head}>1. 下载模板并填写</h2>
        <p className={styles.note}>
          模板里有示例和每一列的填写说明。也可以直接用教务处现有的名单：列名和顺序不限，标题行、合计行会自动略过，选好文件后核对每一列的含义即可。
        </p>
        <Button icon={<Download size={16} aria-hidden />} onClick={() => void template()}>
          下载模板
        </Button>
      </Card>
      <Card as="section" roomy>
        <h2 className={styles.head}>2. 选择填好的表格</h2>
        <ChooseFile
          label={file ? '重新选择，或拖放另一份表格到这里' : '点击选择，或把表格拖放到这里'}
          onRead={setFile}
        />
        {file && (
          <SheetChoice
            key={`${file.name} ${file.lists.map(({ sheet }) => sheet.rows.length).join()}`}
            file={file}
            pending={pending}
            onTake={(chosen) => void begin(file.name, chosen)}
          />
        )}
      </Card>
      {!file && <LastImports usersAt={usersAt} />}
    </div>
  )
}
