import { call, certificatesKey } from '#call'
import { useHeldWork } from '#session'
import { Button, Dialog, FormFault, TextArea, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  certificateNames,
  inGroups,
  type ManagedCertificate,
  revokeCertificate,
} from '@xinglin/contract/certificates'
import { useState } from 'react'
import styles from './managed-certificates.module.css'

/** Revokes a certificate, which cannot be taken back: the reason is asked for and shown to whoever verifies it. */
export const RevokeDialog = ({
  certificate,
  onClose,
}: {
  certificate: ManagedCertificate
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [refusal, setRefusal] = useState('')
  const [pending, setPending] = useState(false)
  useHeldWork(reason !== '')
  const revoke = async () => {
    if (reason.trim() === '') return setFault('请填写作废理由')
    setPending(true)
    setRefusal('')
    try {
      await call(revokeCertificate, { Number: certificate.Number, Reason: reason.trim() })
      toast.success('证明已作废')
      await queries.invalidateQueries({ queryKey: certificatesKey })
      onClose()
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={`作废${certificateNames[certificate.Kind]}`}
      hold={reason !== ''}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={pending}>
            取消
          </Button>
          <Button kind="danger" pending={pending} onClick={() => void revoke()}>
            作废
          </Button>
        </>
      }
    >
      <FormFault>{refusal}</FormFault>
      <p className={styles.about}>
        {certificate.Holder}的{certificateNames[certificate.Kind]}，编号{' '}
        {inGroups(certificate.Number)}
        。作废后不能恢复：查验该编号的人会看到“该证明已作废”和下面的理由，持有人不能再下载。
      </p>
      <TextArea
        label="作废理由"
        value={reason}
        error={fault}
        most={200}
        rows={3}
        onChange={({ target }) => {
          setReason(target.value)
          setFault('')
        }}
      />
    </Dialog>
  )
}
