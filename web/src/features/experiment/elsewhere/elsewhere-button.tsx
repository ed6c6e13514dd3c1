import { Button, Drawer } from '#ui'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { ElsewhereDesk } from './elsewhere-desk.tsx'

/** Opens what an experiment elsewhere is connected by, beside whatever is open. */
export const ElsewhereButton = ({ courseId, name }: { courseId: string; name: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Plug size={17} aria-hidden />} onClick={() => setOpen(true)}>
        外部实验对接
      </Button>
      {open && (
        <Drawer title="外部实验对接" onClose={() => setOpen(false)}>
          <ElsewhereDesk courseId={courseId} name={name} />
        </Drawer>
      )}
    </>
  )
}
