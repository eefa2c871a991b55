import { useTranslation } from 'react-i18next';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import type { ProjectFacts_ProjectFragment } from './ProjectFacts.generated.ts';
import styles from './ProjectFacts.module.css';
import { ProjectOwner } from './ProjectOwner.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';

interface Props {
  declaration: RecordDeclaration;
  project: ProjectFacts_ProjectFragment;
}

export function ProjectFacts({ declaration, project }: Props) {
  const { t } = useTranslation('projects');
  return (
    <RecordFacts
      declaration={declaration}
      record={project}
      picture={
        <div className={styles.picture}>
          <ProjectPicture name={project.projectName} src={project.projectImage} />
        </div>
      }
      sections={[
        { facts: ['projectName', 'date', 'comment', 'revision', 'projectImage'] },
        { title: t('fields.userName'), facts: ['userName', 'email', 'userImage'] },
      ]}
      shows={{ userName: <ProjectOwner {...project} /> }}
    />
  );
}
