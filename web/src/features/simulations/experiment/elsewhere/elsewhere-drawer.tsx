import { Drawer } from '#ui'
import { ElsewhereDesk } from './elsewhere-desk.tsx'

/** What an experiment elsewhere is connected by, over whatever is open. */
export const ElsewhereDrawer = ({
  courseId,
  name,
  onClose,
}: {
  courseId: string
  name: string
  onClose: () => void
}) => (
  <Drawer title="外部实验对接" onClose={onClose}>
    <ElsewhereDesk courseId={courseId} name={name} />
  </Drawer>
)
