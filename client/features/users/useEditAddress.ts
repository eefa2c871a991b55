import { paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { useOpenRecord } from '../../components/openRecord.ts';

export function useEditAddress(): (({ id }: { id: string }) => string) | undefined {
  const { linkTo } = useOpenRecord('user');
  const mayChange = useIsInGroup('admin');
  return mayChange ? ({ id }) => `${paths.users}?${linkTo(id).search}&edit=1` : undefined;
}
