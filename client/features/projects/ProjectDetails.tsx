import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordDetails } from '../../records/page/RecordDetails.tsx';
import type { ProjectDetails_ProjectFragment } from './ProjectDetails.generated.ts';
import styles from './ProjectDetails.module.css';
import { ProjectOwner } from './ProjectOwner.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';

const pictures = ['projectImage', 'userImage'] as const;

interface Props {
  declaration: RecordDeclaration;
  project: ProjectDetails_ProjectFragment;
}

export function ProjectDetails({ declaration, project }: Props) {
  return (
    <RecordDetails
      declaration={declaration}
      record={project}
      picture={
        <div className={styles.picture}>
          <ProjectPicture name={project.projectName} src={project.projectImage} />
        </div>
      }
      sections={[
        { details: ['projectName', 'userName', 'email', 'date', 'comment', 'revision'] },
        { details: pictures.filter((field) => project[field]) },
      ]}
      elsewhere={pictures}
      shows={{ userName: <ProjectOwner {...project} isWhole /> }}
    />
  );
}
