import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useToast } from '../../../ui/toast.ts'

/** Says what Premium is needed for, and leads to the plans. */
export function useLeadToPlans(): (title: string, description: string) => void {
  const { toast } = useToast()
  const navigate = useNavigate()
  return useCallback(
    (title, description) => {
      toast({ title, description, variant: 'destructive' })
      void navigate({ to: '/subscription' })
    },
    [toast, navigate],
  )
}
